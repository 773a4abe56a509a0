import type { RouteScreen } from '../../core/menu/routes-from-menu.ts'

/** Screen of an address: a page of the menu tree, or one of the shell's own. */
export type ConsoleScreen = RouteScreen | { kind: 'home' | 'afterSignIn' | 'forgotPassword' | 'register' }

export type ConsoleRoute = { itemId: string | null; screen: ConsoleScreen }
