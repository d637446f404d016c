// How esbuild writes what ships: without what is only for those who read it.
export const HOW = {
  minifyWhitespace: true, // and comments with it
  target: "esnext",
  charset: "ascii", // the one-file page is not UTF-8
  legalComments: "none",
  logLevel: "error",
};
export const LINES = 100; // scripts keep some lines, so that a report of an error says where
