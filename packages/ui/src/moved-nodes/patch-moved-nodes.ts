/**
 * Translators and other extensions put the page's texts into elements of their own. React does not know of it: it removes a text
 * from where it left it, or inserts beside it, and the browser throws (facebook/react#11538). Both are done where the node is now.
 * To be called before anything is rendered.
 */
export function patchMovedNodes(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the node that they are called on
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    // None where somebody else has removed it.
    if (child.parentNode !== null) removeChild.call(child.parentNode, child)
    return child
  }
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, child, childAround(this, before))
    return child
  }
}

/** The child of the parent that the node is, or is inside of; null, which is its end, where it is neither. */
function childAround(parent: Node, node: Node | null): Node | null {
  let around = node
  while (around !== null && around.parentNode !== parent) around = around.parentNode
  return around
}
