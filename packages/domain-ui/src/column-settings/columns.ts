export { columnMessages } from './column-messages.ts'
export { useColumnSettings } from './use-column-settings.tsx'
