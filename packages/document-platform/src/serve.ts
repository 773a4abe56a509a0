import { startDocumentPlatform } from './start.ts'

/** `pnpm --filter @console/document-platform start`: PORT and WEB_ROOT name the port and the folder of the built console. */
const { PORT = '8790', WEB_ROOT } = process.env
const { address } = await startDocumentPlatform({
  port: Number(PORT),
  ...(WEB_ROOT === undefined ? {} : { webRoot: WEB_ROOT }),
})
process.stdout.write(`The document platform is at ${address}\n`)
