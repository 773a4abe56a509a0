import { createContext } from 'react'

/** Is told of every error that a boundary below catches: the host reports them. */
export const CaughtErrorsContext = createContext<(error: unknown) => void>(() => {})
