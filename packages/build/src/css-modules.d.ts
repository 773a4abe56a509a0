/** CSS modules and plain style sheets, for every package: `tsconfig.base.json` names this file. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css?raw' {
  const text: string
  export default text
}
declare module '*.css'

/** Version of the product, put in by the builds and by the test configuration. */
declare const __CONSOLE_VERSION__: string
