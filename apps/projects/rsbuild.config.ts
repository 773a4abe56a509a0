import { join } from 'node:path'
import { subAppPreset } from '@console/build/app'
import { mergeRsbuildConfig } from '@rsbuild/core'
import { manifest } from './src/manifest.ts'

const pdfjs = join(import.meta.dirname, 'node_modules/pdfjs-dist')
const PDF_WORKER = 'async/on-demand-pdf-worker'

export default mergeRsbuildConfig(subAppPreset(manifest), {
  output: {
    // Files that pdf.js fetches for a PDF without embedded fonts, or with JPEG 2000, JBIG2 or colour profiles (R25).
    copy: ['cmaps', 'standard_fonts', 'wasm'].map((folder) => ({
      from: join(pdfjs, folder),
      to: `pdf/${folder}`,
      // Files for scripts in PDFs, which are not run, and for browsers without WebAssembly, none of which is supported.
      globOptions: { ignore: ['**/*quickjs*', '**/*QUICKJS*', '**/*_nowasm_fallback.js'] },
    })),
    minify: { jsOptions: { exclude: new RegExp(PDF_WORKER) } },
  },
  tools: {
    rspack: {
      module: {
        rules: [
          {
            // Served unbundled. Not every web server knows `.mjs`, and a worker of an unknown type does not start.
            test: /[\\/]pdf\.worker\.min\.mjs$/,
            type: 'asset/resource',
            generator: { filename: `${PDF_WORKER}.[contenthash:10].js` },
          },
        ],
      },
    },
  },
})
