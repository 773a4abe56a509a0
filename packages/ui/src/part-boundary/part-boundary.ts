export { Boundary } from './Boundary.tsx'
export { PartBoundary } from './PartBoundary.tsx'
export { isPartLoadError, PartLoadError } from './part-load-error.ts'
export { useLoadFailure } from './use-load-failure.ts'
