export { HomeSlots, RecordSlots, SettingsSlots } from './drawn-slots.tsx'
export { useFormSlots } from './form-slots.tsx'
export { ChosenSlotActions, useListSlots } from './list-slots.tsx'
export { slotTexts } from './slot-texts.ts'
export {
  contributionKey,
  type Contributed,
  useContributions,
  useContributionsTo,
} from './use-contributions.ts'
export { runAction, useRunAction } from './use-run-action.ts'
