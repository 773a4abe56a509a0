declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css'

/** Version of the product, injected by the build. */
declare const __CONSOLE_VERSION__: string
