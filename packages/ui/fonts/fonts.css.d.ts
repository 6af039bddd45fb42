// Lets a strict TypeScript accept `import '@suki/ui/fonts.css'`: the file is CSS and exports nothing.
export {};
