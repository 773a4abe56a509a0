export { useColumnSettings } from './use-column-settings.tsx'
