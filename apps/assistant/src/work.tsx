import '@console/ui/tokens.css'
import '@console/ui/global.css'
import { focusClicked } from '@console/ui/focus-clicked'
import { loadForcedColors } from '@console/ui/forced-colors'
import { patchMovedNodes } from '@console/ui/moved-nodes'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startWork } from './host/start-work.tsx'

focusClicked()
patchMovedNodes()
loadForcedColors()
const element = document.getElementById('root')
if (element === null) throw new Error('The page has no #root')
const root = createRoot(element)
await startWork({
  container: element,
  show: (view) => root.render(<StrictMode>{view}</StrictMode>),
  signal: new AbortController().signal,
})
