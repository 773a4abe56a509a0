export { type Anchor, recordsBelow } from './audit.store.ts'
