import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Drawn in the place of what broke, with the way to draw that again; `isAgain`: which was tried before. */
  instead: (retry: () => void, isAgain: boolean) => ReactNode;
  /** What is drawn: another one is tried by itself. */
  of?: unknown;
}
interface State {
  failed: boolean;
  tries: number;
  of: unknown;
}

/** Keeps a rendering error from what surrounds it. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false, tries: 0, of: this.props.of };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ of }: Props, state: State) {
    return Object.is(of, state.of) ? null : { failed: false, tries: 0, of };
  }

  override render() {
    const { failed, tries } = this.state;
    if (!failed) return this.props.children;
    return this.props.instead(() => this.setState({ failed: false, tries: tries + 1 }), tries > 0);
  }
}
