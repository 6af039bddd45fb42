// Lets TypeScript accept `import '#styles'` before the sheet is made: it is CSS and exports nothing.
export {};
