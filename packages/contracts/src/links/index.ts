export * from './embedded-pages.ts'
export * from './link.ts'
export * from './read-link.ts'
export * from './table.ts'
