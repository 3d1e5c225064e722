/** A style sheet, to import for its side effect. */
export {}
