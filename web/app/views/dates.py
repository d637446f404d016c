"""Days as people write them."""

from app.texts import Texts


def day(t: Texts, moment: str) -> str:
    """The day of an ISO date and time: 16 Nov 2025.

    >>> day(Texts("en"), "2025-11-16T09:30")
    '16 Nov 2025'
    """
    year, month, date = moment[:10].split("-")
    return t("{day} {month} {year}", day=int(date), month=_month(t, int(month)), year=year)


def _month(t: Texts, month: int) -> str:
    names = (
        t("Jan"), t("Feb"), t("Mar"), t("Apr"), t("May"), t("Jun"),
        t("Jul"), t("Aug"), t("Sep"), t("Oct"), t("Nov"), t("Dec"),
    )  # fmt: skip
    return names[month - 1]
