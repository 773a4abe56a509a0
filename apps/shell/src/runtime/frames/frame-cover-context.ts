import { createContext } from 'react'

/** Reports that a modal dialog of a framed page is open: the console around it is covered too. */
export const FrameCoverContext = createContext<(isCovered: boolean) => void>(() => {})
