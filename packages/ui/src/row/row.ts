export { RowActions } from './RowActions.tsx'
export { RowCard } from './RowCard.tsx'
export { TwoLineTime } from './TwoLineTime.tsx'
