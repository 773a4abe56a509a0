import type { Module } from '../../module.ts'
import { statTableExport } from './stat-table.export.ts'

/** The tables of the pages of statistics as files: those of every domain that has figures. */
export const statTableModule: Module = {
  name: 'statTable',
  exportKinds: { statTable: statTableExport },
  routes: [],
}
