import '@testing-library/jest-dom/vitest'
// Names of buttons have a space where the page's own styles begin a box.
import '@console/ui/layout.css'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { leaveOutAppearance } from './appearance-of-antd.ts'
import { standInForBrowser } from './browser-stand-ins.ts'
import { hideClosedLayers } from './hidden-layers.ts'
import { network } from './network.ts'
import { createNoOwnerStacks } from './owner-stacks.ts'
import { printPageWhenRead } from './page-in-errors.ts'

createNoOwnerStacks()
leaveOutAppearance()
printPageWhenRead()
// jsdom's own is of one width: texts of charts, which are measured in the page's typeface, would have no room.
document.body.style.fontFamily = 'sans-serif'

/** Waits take longer on a machine that others use too; no test asserts how long. */
configure({ asyncUtilTimeout: 30_000 })

beforeAll(() => {
  standInForBrowser()
  hideClosedLayers()
  network.listen({ onUnhandledFrame: 'error' })
})

afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/console/')
  network.resetHandlers()
  window.localStorage.clear()
  window.sessionStorage.clear()
  document.cookie.split(';').forEach((cookie) => {
    document.cookie = `${cookie.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`
  })
})

afterAll(() => {
  network.close()
})
