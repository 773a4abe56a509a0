import '@console/ui/tokens.css'
import '@console/ui/global.css'
import { runAlone } from '@console/sub-app/alone'
import { antdTheme } from '@console/ui/theme'
import * as app from './index.ts'
import { manifest } from './manifest.ts'

await runAlone({ app, manifest, antdTheme })
