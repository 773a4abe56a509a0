import { createContext, type ReactNode } from 'react'

export { TableToggle } from './TableToggle.tsx'

/** Surroundings of a chart: further buttons of its head, and its height where that is not the chart's own. */
export type ChartFrame = {
  tools: ReactNode
  /** px */
  height?: number
}

/** Apart from the charts, so that a page can frame one before they are loaded. */
export const ChartFrameContext = createContext<ChartFrame>({ tools: null })
