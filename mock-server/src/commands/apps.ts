import { manageApps } from './manage-apps.ts'
import { runCommand } from './run-command.ts'

await runCommand(manageApps)
