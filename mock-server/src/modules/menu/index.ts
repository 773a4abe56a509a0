import type { Module } from '../../http/module.ts'
import { getTree } from './get-tree.ts'

export const menuModule: Module = { name: 'menu', routes: [getTree] }
