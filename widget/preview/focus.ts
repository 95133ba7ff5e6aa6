/** Keeps the widget from taking the focus when it opens, since the owner is typing in the form beside it. */
export function keepFocusOutside() {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options)
  }
  // The native show() moves the focus too.
  HTMLDialogElement.prototype.show = function () {
    this.open = true
  }
}
