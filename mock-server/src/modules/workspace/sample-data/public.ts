export { findSampleState } from './sample-state.ts'
