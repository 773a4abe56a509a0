export { businessFor } from './sign-up.store.ts'
