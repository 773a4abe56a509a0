export { noteHandsSeen } from './seen-hands.store.ts'
