import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { menuItem } from '../../../testing/menu-item.ts'
