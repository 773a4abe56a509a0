import type { Module } from '../../http/module.ts'
import { listBusinessTypes } from './list-business-types.ts'
import { listIndustries } from './list-industries.ts'
import { listProducts } from './list-products.ts'

export const businessModule: Module = {
  name: 'business',
  routes: [listBusinessTypes, listProducts, listIndustries],
}
