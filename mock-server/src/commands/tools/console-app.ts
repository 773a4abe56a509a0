import { manageApps } from '../manage-apps.ts'
import { runTool } from './run-tool.ts'

await runTool((input) => manageApps({ ...input, config: { webRoot: 'dist' } }))
