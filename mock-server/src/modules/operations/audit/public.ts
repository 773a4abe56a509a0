export { type Cursor, recordsBelow } from './audit.store.ts'
