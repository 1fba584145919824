/**
 * What the form uses of React, by Preact. preact/compat would do the same with 2 kB (brotli) more; the one thing of it
 * that the form needs is React's meaning of `onChange`: at every keystroke.
 */
import { options } from 'preact';

export { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';

const before = options.vnode;
options.vnode = (vnode) => {
  const props = vnode.props as { type?: string; onChange?: unknown; onInput?: unknown };
  if (vnode.type === 'input' && props.onChange && props.type !== 'checkbox') {
    props.onInput = props.onChange;
    delete props.onChange;
  }
  before?.(vnode);
};
