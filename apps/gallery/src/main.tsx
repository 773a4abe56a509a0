import '@console/ui/tokens.css'
import '@console/ui/global.css'
import { focusClicked } from '@console/ui/focus-clicked'
import { loadForcedColors } from '@console/ui/forced-colors'
import { loadLanguage } from '@console/ui/load-language'
import { patchMovedNodes } from '@console/ui/moved-nodes'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Gallery } from './Gallery.tsx'
import { readLook, readSystemLook } from './look.ts'

focusClicked()
patchMovedNodes()
loadForcedColors()
import(/* webpackChunkName: "on-demand-print" */ '@console/ui/print').catch(() => {})
const element = document.getElementById('root')
if (element === null) throw new Error('The page has no #root')
const look = readLook(window.location.search, readSystemLook())
document.documentElement.dataset['theme'] = look.theme
await loadLanguage(look.language)
createRoot(element).render(
  <StrictMode>
    <Gallery initial={look} />
  </StrictMode>,
)
