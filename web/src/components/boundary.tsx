import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Draws the replacement with a retry. `isAgain` is true if a retry failed. */
  instead: (retry: () => void, isAgain: boolean) => ReactNode;
  /** Content that is drawn. A change resets the boundary. */
  of?: unknown;
}
interface State {
  failed: boolean;
  attempts: number;
  of: unknown;
}

/** Contains rendering errors. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false, attempts: 0, of: this.props.of };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ of }: Props, state: State) {
    return Object.is(of, state.of) ? null : { failed: false, attempts: 0, of };
  }

  override render() {
    const { failed, attempts } = this.state;
    if (!failed) return this.props.children;
    return this.props.instead(() => this.setState({ failed: false, attempts: attempts + 1 }), attempts > 0);
  }
}
