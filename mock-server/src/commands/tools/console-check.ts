import { checkOneApp } from '../console-check.ts'
import { runTool } from './run-tool.ts'

await runTool(checkOneApp)
