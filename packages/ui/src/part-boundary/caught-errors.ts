import { createContext } from 'react'

/** Takes every error that a boundary below catches: the host reports them. */
export const CaughtErrorsContext = createContext<(error: unknown) => void>(() => {})
