export { FullScreenButton } from './FullScreenButton.tsx'
export { FullScreenPopups } from './FullScreenPopups.tsx'
export { useFullScreen, type FullScreen } from './use-full-screen.ts'
