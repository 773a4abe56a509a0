export { Boundary, CaughtErrorsContext } from './Boundary.tsx'
export { PartBoundary, isPartLoadError, PartLoadError, useLoadFailure } from './PartBoundary.tsx'
