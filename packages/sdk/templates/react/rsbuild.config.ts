import { pluginConsoleApp } from '@console/sub-app/bundler/rsbuild'
import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

// A change reloads the page: the React of the kit is that of production, which takes no parts of a page anew.
// `frame` has React, the router and antd's basic components; add 'table', 'data', 'forms' or 'charts' for more of the kit.
export default defineConfig({
  plugins: [
    pluginReact({ fastRefresh: false }),
    pluginConsoleApp({ slots: './src/slots/index.ts', tiers: ['frame'] }),
  ],
})
