import { join } from 'node:path'
import { runCreate } from '../create/create-sub-app.ts'

process.exitCode = await runCreate(process.argv.slice(2), join(import.meta.dirname, '../templates'))
