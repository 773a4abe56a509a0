import { join } from 'node:path'
import { runCreate } from '../create/create-sub-app.ts'

process.exitCode = runCreate(process.argv.slice(2), join(import.meta.dirname, '../templates'))
