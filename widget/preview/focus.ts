/** The widget takes the focus when it opens; here it opens while the owner types into the form beside it. */
export function keepFocusOutside() {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options)
  }
  // The browser's own show() moves the focus, too.
  HTMLDialogElement.prototype.show = function () {
    this.open = true
  }
}
