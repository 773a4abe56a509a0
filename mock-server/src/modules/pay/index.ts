import type { Module } from '../../http/module.ts'
import { getFigures } from './get-figures.ts'

/** What people earn by the rules of their business. */
export const payModule: Module = { name: 'pay', routes: [getFigures] }
