import '@console/ui/tokens.css'
import '@console/ui/global.css'
import { createPreferencesStore } from '@console/domain-ui/preferences'
import { focusClicked } from '@console/ui/focus-clicked'
import { loadForcedColors } from '@console/ui/forced-colors'
import { loadLanguage } from '@console/ui/load-language'
import { patchMovedNodes } from '@console/ui/moved-nodes'
import { installTrustedTypes } from './runtime/micro-apps/trusted-types.ts'
import { createStage } from './screens/boot/stage.tsx'
import { startConsole } from './screens/boot/start-console.tsx'

installTrustedTypes()
focusClicked()
patchMovedNodes()
loadForcedColors()
const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')
const preferences = createPreferencesStore()
const start = () => startConsole(createStage(root, preferences), preferences)
void (loadLanguage(preferences.get().language) ?? Promise.resolve()).then(start, start)
