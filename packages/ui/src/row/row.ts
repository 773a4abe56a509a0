export { RowActions } from './RowActions.tsx'
export { RowCard } from './RowCard.tsx'
export { ShortTime } from './ShortTime.tsx'
