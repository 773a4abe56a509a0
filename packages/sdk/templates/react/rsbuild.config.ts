import { pluginConsoleApp } from '@console/sub-app/bundler/rsbuild'
import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

// A change reloads the page, because the React of the kit is that of production, which cannot replace parts of a page.
// `frame` has React, the router and antd's basic components; add 'table', 'data', 'forms' or 'charts' for more of the kit.
export default defineConfig({
  plugins: [
    pluginReact({ fastRefresh: false }),
    pluginConsoleApp({ slots: './src/slots/index.ts', tiers: ['frame'] }),
  ],
})
