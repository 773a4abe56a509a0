import { createRsbuild } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

/** Builds a page from one file, as the console is built but without its kit, so that a bench can open it alone. */
export async function buildBenchPage(entry: string, folder: string): Promise<void> {
  const rsbuild = await createRsbuild({
    rsbuildConfig: {
      mode: 'production',
      plugins: [pluginReact()],
      source: { entry: { index: entry } },
      output: { distPath: { root: folder }, assetPrefix: './', cleanDistPath: true },
      performance: { printFileSize: false },
    },
  })
  const { close } = await rsbuild.build()
  await close()
}
