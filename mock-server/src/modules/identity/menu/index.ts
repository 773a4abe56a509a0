import type { Module } from '../../module.ts'
import { getTree } from './get-tree.ts'

export const menuModule: Module = { name: 'menu', routes: [getTree] }
