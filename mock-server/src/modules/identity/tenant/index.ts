import type { Module } from '../../module.ts'
import { getDetail } from './get-detail.ts'

export const tenantModule: Module = { name: 'tenant', routes: [getDetail] }
