import type { Module } from '../../module.ts'
import { addSampleData } from './add-sample-data.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { removeSampleData } from './remove-sample-data.ts'

/** Calls and statuses that a new company shows until its call platform reports. */
export const sampleDataModule: Module = {
  name: 'sampleData',
  routes: [addSampleData, removeSampleData],
  auditDictionary,
}
