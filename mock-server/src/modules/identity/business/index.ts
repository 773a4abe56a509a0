import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { createBusiness } from './create-business.ts'
import { createProduct } from './create-product.ts'
import { listBusinessTypes } from './list-business-types.ts'
import { listIndustries } from './list-industries.ts'
import { listManagedProducts } from './list-managed-products.ts'
import { listManaged } from './list-managed.ts'
import { listProducts } from './list-products.ts'
import { modifyBusiness } from './modify-business.ts'
import { removeBusiness } from './remove-business.ts'
import { removeProduct } from './remove-product.ts'
import { renameProduct } from './rename-product.ts'

export const businessModule: Module = {
  name: 'business',
  auditDictionary,
  routes: [
    listBusinessTypes,
    listProducts,
    listIndustries,
    listManaged,
    createBusiness,
    modifyBusiness,
    removeBusiness,
    listManagedProducts,
    createProduct,
    renameProduct,
    removeProduct,
  ],
}
